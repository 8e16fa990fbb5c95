import type { Permission } from '@tervita/domain/auth';
import { useSession } from '../../core/session/index.ts';
import { useAccountTexts } from '../../core/texts/account.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { homeOf, homeOfRole } from '../guard.ts';
import { otherRoles } from '../shell/nav-entries.ts';

const icon = <Icon name="lock" size="xl" />;

function SignInFirst() {
  const { denied } = useAccountTexts().forms;
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={icon}
      title={denied.anonymousTitle}
      action={<LinkButton to="/choose-auth">{denied.signIn}</LinkButton>}
    >
      {denied.anonymous}
    </EmptyState>
  );
}

/** Why the page is not for the person as they are now, and the views in which more may be. */
export function Component() {
  const { forms, shell } = useAccountTexts();
  const { denied } = forms;
  const user = useSession()?.userClaim;
  if (!user) return <SignInFirst />;
  const words: Record<Permission, [why: string, home: string]> = {
    PRM_PATIENT: [denied.asPatient, denied.toPatientHome],
    PRM_DOCTOR: [denied.asClinic, denied.toClinicHome],
    PRM_TERVITA_ADMIN: [denied.asPlatform, denied.toPlatformHome],
  };
  const [why, home] = words[user.activeRole];
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={icon}
      title={denied.title}
      action={
        <>
          <LinkButton to={homeOf(user)}>{home}</LinkButton>
          {otherRoles(user).map((role) => (
            <LinkButton key={role} variant="ghost" to={homeOfRole(role)}>
              {shell.switchRole[role]}
            </LinkButton>
          ))}
        </>
      }
    >
      {why}
    </EmptyState>
  );
}
