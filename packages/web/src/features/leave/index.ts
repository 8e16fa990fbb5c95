export { LazyLeaveLine } from './lazy-leave-line.tsx';
export { LeaveSection } from './leave-section.tsx';
export { leavePart } from './texts.ts';
