export * from './events.ts';
export * from './limits.ts';
export * from './message-direction.ts';
export * from './moves.ts';
export * from './reasons.ts';
export * from './status.ts';
export * from './waiting.ts';
