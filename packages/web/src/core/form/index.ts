export { codeFault } from './code-fault.ts';
export { DayField } from './day-field.tsx';
export { type Fault, type Faults, faultsOf } from './faults.ts';
export { FormNotices } from './form-notices.tsx';
export { ColumnPage, FormBody, FormFoot, FormPage, Pair } from './form-page.tsx';
export { type Kept, keptAsDraft, keptAside, keptAsStaffDraft, keptInTab } from './kept.ts';
export { type Form, useForm, type Values } from './use-form.ts';
