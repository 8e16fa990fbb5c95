import type { PageRow } from './page-row.ts';

const everyone = { layout: 'public', access: 'public' } as const;
const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const platformAdmin = { layout: 'clinic', access: 'platform-admin' } as const;
const anyRole = { layout: 'role', access: 'signed-in' } as const;
const whileIncomplete = { ...anyRole, profile: 'may-be-incomplete' } as const;

/** Pages of the product that are not built yet. A row moves to pages.ts with its page. */
export const comingPages: readonly PageRow[] = [
  { path: '/clinic-signup', title: 'clinicSignup', ...everyone },
  { path: '/help', title: 'help', ...whileIncomplete },
  { path: '/help/app-usage', title: 'helpUsage', ...whileIncomplete },
  { path: '/help/technical-problem', title: 'helpProblem', ...whileIncomplete },
  { path: '/help/amendment', title: 'helpIdea', ...whileIncomplete },
  { path: '/prescriptions', title: 'prescriptions', ...patient },
  { path: '/prescriptions/add', title: 'addPrescription', ...patient },
  { path: '/admin', title: 'admin', ...clinic },
  { path: '/admin/clinic-import', title: 'clinicImport', ...clinic },
  { path: '/admin/clinic-import/dashboard', title: 'clinicImport', ...clinic },
  { path: '/admin/employees', title: 'employees', ...clinic },
  { path: '/admin/global-message', title: 'globalMessage', ...clinic },
  { path: '/admin/clinic-info', title: 'clinicInfo', ...clinic },
  { path: '/admin/clinic-features', title: 'clinicFeatures', ...clinic },
  { path: '/message-centre', title: 'messageCentre', ...clinic },
  { path: '/message-centre/message', title: 'messageCentreMessage', ...clinic },
  { path: '/message-centre/success', title: 'messageCentreSuccess', ...clinic },
  { path: '/information-hub', title: 'informationHub', ...clinic },
  { path: '/feedback', title: 'feedback', ...clinic },
  { path: '/tools', title: 'tools', ...clinic },
  { path: '/tools/ldl', title: 'ldl', ...clinic },
  { path: '/tools/gfr', title: 'gfr', ...clinic },
  { path: '/changelog', title: 'changelog', ...clinic },
  { path: '/platform', title: 'platform', ...clinic },
  { path: '/prm', title: 'prm', ...platformAdmin },
  { path: '/prm/add-clinic', title: 'addClinic', ...platformAdmin },
  { path: '/prm/prompts', title: 'prompts', ...platformAdmin },
  { path: '/prm/ai-models', title: 'aiModels', ...platformAdmin },
];
