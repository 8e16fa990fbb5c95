import { Icon } from '../../ui/icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import type { NavIcons } from './sidebar.tsx';

/** Apart from the patient's, whose first load has no use for the staff's icons. */
export const clinicIcons: NavIcons = {
  eContacts: <Icon name="inbox" />,
  informationHub: <StaffIcon name="book-open" />,
  messageCentre: <Icon name="message" />,
  tools: <StaffIcon name="calculator" />,
  feedback: <Icon name="star" />,
  admin: <StaffIcon name="sliders" />,
  platform: <Icon name="info" />,
  help: <Icon name="help" />,
  prompts: <Icon name="spark" />,
  models: <StaffIcon name="code" />,
};
