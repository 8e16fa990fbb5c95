import type { OtpPurpose } from '@tervita/domain/auth';
import { Link } from 'react-router';
import { ColumnPage, FormFoot } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeForm } from './code-form.tsx';
import { Resend } from './resend.tsx';
import type { SentCode } from './sent-code.ts';
import { useCode } from './use-code.ts';

interface Props {
  purpose: OtpPurpose;
  sent: SentCode;
  check: (code: string) => Promise<void>;
  onRefused?: ((error: unknown) => boolean) | undefined;
  /** Back to where the address was written. */
  another: { to: string };
}

/** "We sent a code to m•••@…": six cells, another code, another address. */
export function CodePage({ purpose, sent, check, onRefused, another }: Props) {
  const { forms } = useAccountTexts();
  const code = useCode({ check, wrong: 'INVALID_OTP', onRefused });
  return (
    <ColumnPage
      title={forms.code.title}
      lead={(purpose === 'LINK' ? forms.code.linkedTo : forms.code.sentTo)(sent.maskedEmail)}
    >
      <Card>
        <CodeForm label={forms.code.label} code={code}>
          <Resend purpose={purpose} email={sent.email} />
        </CodeForm>
      </Card>
      <FormFoot>
        <Link to={another.to}>{purpose === 'LINK' ? forms.code.otherWay : forms.code.otherEmail}</Link>
      </FormFoot>
    </ColumnPage>
  );
}
