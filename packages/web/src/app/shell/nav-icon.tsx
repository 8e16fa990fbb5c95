import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import type { NavKey } from './nav-entries.ts';

const icons: Record<NavKey, ReactNode> = {
  eContacts: <Icon name="inbox" />,
  help: <Icon name="help" />,
  terms: <Icon name="file" />,
  informationHub: <StaffIcon name="book-open" />,
  messageCentre: <Icon name="message" />,
  tools: <StaffIcon name="calculator" />,
  feedback: <Icon name="star" />,
  admin: <StaffIcon name="sliders" />,
  platform: <Icon name="info" />,
  clinics: <StaffIcon name="building" />,
  prompts: <Icon name="spark" />,
  models: <StaffIcon name="code" />,
};

export const NavIcon = ({ name }: { name: NavKey }) => icons[name];
