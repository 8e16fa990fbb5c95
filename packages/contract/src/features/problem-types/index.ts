export { problemType, problemTypeName } from './problem-type.ts';
export * from './problem-types.ts';
