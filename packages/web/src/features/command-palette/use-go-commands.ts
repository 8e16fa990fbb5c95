import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCommands } from '../../core/commands/index.ts';
import { useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';

/** G and a letter; C. Only staff of a clinic have these pages. */
export const useGoCommands = (): void => {
  const { eContacts, shell } = useClinicTexts();
  const { inbox } = eContacts;
  const navigate = useNavigate();
  const isStaff = useUser().activeRole === 'PRM_DOCTOR';
  const commands = useMemo(() => {
    if (!isStaff) return [];
    const { tabs, keys } = inbox;
    const to = (
      id: string,
      label: string,
      letters: string | undefined,
      address: string,
      group = keys.goTo,
    ) => ({
      id,
      label,
      group,
      keys: letters,
      isEverywhere: true,
      run: () => void navigate(address),
    });
    const made = (kind: string) => `/clinic-e-contacts/new?kind=${kind}`;
    return [
      to('new-for', `${inbox.new}: ${inbox.newFor}`, 'C', made('as-patient'), inbox.title),
      to('new-to', `${inbox.new}: ${inbox.newTo}`, undefined, made('to-patient'), inbox.title),
      to('go-incoming', keys.goTab(tabs.INCOMING), 'G I', '/clinic-e-contacts'),
      to('go-answered', keys.goTab(tabs.ANSWERED), 'G A', '/clinic-e-contacts?tab=ANSWERED'),
      to('go-completed', keys.goTab(tabs.COMPLETED), 'G C', '/clinic-e-contacts?tab=COMPLETED'),
      to('go-rejected', keys.goTab(tabs.REJECTED), 'G X', '/clinic-e-contacts?tab=REJECTED'),
      to('go-information', shell.nav.informationHub, 'G H', '/information-hub'),
      to('go-messages', shell.nav.messageCentre, 'G M', '/message-centre'),
      to('go-feedback', shell.nav.feedback, 'G F', '/feedback'),
      to('go-admin', shell.nav.admin, 'G S', '/admin'),
      to('go-help', shell.nav.help, undefined, '/help'),
    ];
  }, [isStaff, inbox, shell, navigate]);
  useCommands(commands);
};
