export { useClinicTypes, useOfferedTypes, useReasonGroups } from './reason-groups.ts';
