import type { ProofNeeded } from '@tervita/contract/auth';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './auth.module.css';
import { LinkCode } from './link-code.tsx';
import { methodPaths } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

/** The address has an account already: its owner says that Google or Apple is theirs too. */
export function ProveAccount({ by, provider, maskedEmail, resendAfterSeconds }: ProofNeeded) {
  const { choose, outside, failed } = useAuthTexts().auth;
  const { prove } = outside;
  const name = choose.methods[provider];
  const isByCode = by === 'EMAIL_CODE';
  return (
    <div className={styles.page}>
      <PageTitle>{prove.title}</PageTitle>
      <p className={styles.lead}>{(isByCode ? prove.byCode : prove.byDigitalId)(maskedEmail, name)}</p>
      {isByCode ? (
        <LinkCode provider={provider} resendAfterSeconds={resendAfterSeconds} />
      ) : (
        <LinkButton to={methodPaths.DIGITAL_ID} isWide>
          {prove.useDigitalId}
        </LinkButton>
      )}
      <LinkButton variant="ghost" to="/choose-auth">
        {failed.otherWay}
      </LinkButton>
    </div>
  );
}
