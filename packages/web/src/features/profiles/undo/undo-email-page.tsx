import { undoEmailChange } from '@tervita/contract/profiles';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { ColumnPage, FormPage, useForm } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './undo-email.module.css';

interface Undone {
  readonly maskedEmail: string;
  readonly hasPassword: boolean;
}

function Done({ maskedEmail, hasPassword }: Undone) {
  const { undoEmail } = useAccountTexts().forms;
  return (
    <ColumnPage title={undoEmail.doneTitle} lead={undoEmail.done(maskedEmail)}>
      <Card>
        <div className={styles.next} role="status">
          {hasPassword ? <p>{undoEmail.password}</p> : null}
          {hasPassword ? <LinkButton to="/reset-password">{undoEmail.newPassword}</LinkButton> : null}
          <LinkButton variant={hasPassword ? 'secondary' : 'primary'} to="/choose-auth">
            {undoEmail.signIn}
          </LinkButton>
        </div>
      </Card>
    </ColumnPage>
  );
}

/** Where the letter to the old address leads. Nothing happens before the button: mail programs open links by themselves. */
export function Component() {
  const { undoEmail } = useAccountTexts().forms;
  const token = useLocation().hash.slice(1);
  const [undone, setUndone] = useState<Undone>();
  const form = useForm({
    initial: {},
    labels: {},
    check: () => ({}),
    send: async () => setUndone(await call(undoEmailChange, { body: { token } })),
  });
  if (undone) return <Done {...undone} />;
  if (token === '')
    return (
      <ColumnPage title={undoEmail.title}>
        <Callout tone="info">{undoEmail.noLink}</Callout>
      </ColumnPage>
    );
  return (
    <FormPage title={undoEmail.title} form={form} sendLabel={undoEmail.send} pendingLabel={undoEmail.sending}>
      <p>{undoEmail.lead}</p>
    </FormPage>
  );
}
