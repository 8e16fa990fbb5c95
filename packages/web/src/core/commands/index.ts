export type { Command } from './command.ts';
export { useAllCommands, useCommands } from './command-store.ts';
export { type KeyMode, keyModes, setKeyMode, useKeyMode } from './key-mode.ts';
export { useCommandKeys } from './use-command-keys.ts';
