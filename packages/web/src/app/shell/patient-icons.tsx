import { Icon } from '../../ui/icon.tsx';
import type { NavIcons } from './sidebar.tsx';

export const patientIcons: NavIcons = {
  eContacts: <Icon name="inbox" />,
  settings: <Icon name="settings" />,
  help: <Icon name="help" />,
  terms: <Icon name="file" />,
};
