export { useOfferedTypes, useReasonGroups } from './reason-groups.ts';
