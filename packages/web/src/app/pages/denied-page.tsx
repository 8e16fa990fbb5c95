import { useSession } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { homeOf, homeOfRole } from '../guard.ts';
import { otherRoles } from '../shell/nav-entries.ts';

export function Component() {
  const { shell, core } = usePublicTexts();
  const user = useSession()?.userClaim;
  const isPatient = user?.activeRole === 'PRM_PATIENT';
  const home = isPatient ? shell.denied.toPatientHome : shell.denied.toClinicHome;
  const [other] = user ? otherRoles(user) : [];
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={<Icon name="lock" size="xl" />}
      title={shell.denied.title}
      action={
        <>
          <LinkButton to={user ? homeOf(user) : '/'}>{user ? home : core.actions.toStart}</LinkButton>
          {other ? (
            <LinkButton variant="ghost" to={homeOfRole(other)}>
              {shell.denied.switchRole}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {isPatient ? shell.denied.asPatient : shell.denied.asClinic}
    </EmptyState>
  );
}
