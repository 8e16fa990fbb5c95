import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { detailAddress } from './detail-address.ts';
import type { InboxChoice } from './inbox-choice.ts';

interface Options {
  readonly rows: readonly ClinicEContactRow[];
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Single letters, only while no field has focus; by the printed key, so a Russian layout works too. */
export const useInboxKeys = ({ rows, choice, choose }: Options): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === choice.previewed);
    const show = (index: number) => {
      const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
      if (row) choose({ previewed: row.id });
    };
    const open = (hash = '') => {
      const row = rows[at];
      if (row) void navigate(detailAddress(row.id, choice) + hash);
    };
    const actions = new Map([
      ['KeyJ', () => show(at + 1)],
      ['ArrowDown', () => show(at + 1)],
      ['KeyK', () => show(at - 1)],
      ['ArrowUp', () => show(at - 1)],
      ['Enter', () => open()],
      ['KeyR', () => open('#reply')],
      ['Escape', () => choose({ previewed: undefined })],
    ]);
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
      const action = actions.get(event.code);
      if (!action || (event.code === 'Enter' && onControl)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [rows, choice, choose, navigate]);
};
