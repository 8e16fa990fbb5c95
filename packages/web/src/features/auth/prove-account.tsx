import type { ProofNeeded } from '@tervita/contract/auth';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './auth.module.css';
import { methodPaths } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

/** The address belongs to somebody with a digital ID, who says with it that Google or Apple is theirs too. */
export function ProveAccount({ provider, maskedEmail }: Pick<ProofNeeded, 'provider' | 'maskedEmail'>) {
  const { choose, outside, failed } = useAuthTexts().auth;
  const { prove } = outside;
  const name = choose.methods[provider];
  return (
    <div className={styles.page}>
      <PageTitle>{prove.title}</PageTitle>
      <p className={styles.lead}>{prove.byDigitalId(maskedEmail, name)}</p>
      <LinkButton to={methodPaths.DIGITAL_ID} isWide>
        {prove.useDigitalId}
      </LinkButton>
      <LinkButton variant="ghost" to="/choose-auth">
        {failed.otherWay}
      </LinkButton>
    </div>
  );
}
