import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { countUse } from '../usage/index.ts';
import { allCommands } from './command-store.ts';
import { type KeyMode, useKeyMode } from './key-mode.ts';
import { strokeOf } from './key-stroke.ts';

/** Two keys one after the other belong together for this long. */
const sequenceMs = 1_500;

/** Boxes that are ticked or chosen take no letters, only the keys that tick and choose. */
const isTyping = ({ target, code }: KeyboardEvent) => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
    return code === 'Space' || (target.type === 'radio' && code.startsWith('Arrow'));
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
};

const pressed = 'button, [role="option"], [role="menuitem"], summary';
const opensItself = ({ code, target }: KeyboardEvent) => {
  if (!(target instanceof HTMLElement)) return false;
  if (code === 'Enter') return target.closest(`a, ${pressed}`) !== null;
  return code === 'Space' && target.closest(pressed) !== null;
};

/** A dialog or a menu has keys of its own. */
const isCovered = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** What a press means under the chosen way of using keys. */
const meant = (stroke: string, mode: KeyMode): string | undefined => {
  if (stroke.startsWith('Ctrl ') || stroke === 'Escape' || stroke === 'Enter') return stroke;
  if (mode === 'OFF') return undefined;
  const withAlt = stroke.startsWith('Alt ');
  if (mode === 'WITH_ALT') return withAlt ? stroke.slice('Alt '.length) : undefined;
  return withAlt ? undefined : stroke;
};

const commandFor = (keys: string) =>
  allCommands().find((command) => command.keys === keys || command.alsoKeys?.includes(keys));
const beginsSequence = (stroke: string) =>
  allCommands().some(({ keys }) => keys?.startsWith(`${stroke} `) && !/^(Ctrl|Shift|Alt) /.test(keys));

/** Runs the command whose key is pressed. Used once, by the layout. */
export const useCommandKeys = (): void => {
  const mode = useKeyMode();
  useEffect(() => {
    let before: { stroke: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      const raw = strokeOf(event);
      const stroke = raw && meant(raw, mode);
      if (!stroke || event.defaultPrevented || event.isComposing) return;
      const needsNoField = !stroke.startsWith('Ctrl ');
      if (needsNoField && (isTyping(event) || opensItself(event))) return;
      if (isCovered(event.target)) return;
      const started = before && event.timeStamp - before.at < sequenceMs ? before.stroke : undefined;
      before = undefined;
      const command = (started && commandFor(`${started} ${stroke}`)) || commandFor(stroke);
      if (command) {
        event.preventDefault();
        // Shown before the next key comes, so that J X marks the row that J went to, however fast they are pressed.
        flushSync(command.run);
        countUse('key', command.id);
      } else if (beginsSequence(stroke)) {
        before = { stroke, at: event.timeStamp };
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [mode]);
};
