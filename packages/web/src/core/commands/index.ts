export type { Command } from './command.ts';
export { runCommand, useAllCommands, useCommands } from './command-store.ts';
export { type KeyMode, keyModes, setKeyMode, useKeyMode } from './key-mode.ts';
export { type TemplateTarget, useCurrentTemplateTarget, useTemplateTarget } from './template-target.ts';
export { useCommandKeys } from './use-command-keys.ts';
