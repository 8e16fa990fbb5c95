export * from './kidney.ts';
export * from './ldl-needs.ts';
export * from './ldl-target.ts';
export * from './nephrology-referral.ts';
export * from './ranges.ts';
export * from './score2.ts';
