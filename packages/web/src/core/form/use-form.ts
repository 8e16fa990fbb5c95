import type { BusinessCode } from '@tervita/domain/core';
import { type ChangeEvent, type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { Notice } from '../api/error-notice.ts';
import { useErrorCodes, useNotice } from '../api/use-notice.ts';
import { useAccountTexts } from '../texts/account.ts';
import { type Fault, type Faults, faultsOf, sentenceOf } from './faults.ts';
import type { Kept } from './kept.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;

interface Given<Field extends string> {
  /** In the order of the page: focus goes to the first that is wrong. */
  readonly initial: Values<Field>;
  /** Names in the summary of what is wrong. */
  readonly labels: Values<NoInfer<Field>>;
  readonly check: (values: Values<NoInfer<Field>>) => Faults<NoInfer<Field>>;
  readonly send: (values: Values<NoInfer<Field>>) => Promise<unknown>;
  readonly byCode?: Partial<Record<BusinessCode, NoInfer<Field>>>;
  /** True: the page shows this refusal in its own way. */
  readonly onRefused?: (error: unknown) => boolean;
  readonly kept?: { readonly in: Kept; readonly fields: readonly NoInfer<Field>[] };
  /** What another page found wrong before it sent the person back here. */
  readonly foundElsewhere?: Faults<NoInfer<Field>> | undefined;
}

const only = <Field extends string>(values: Values<Field>, fields: readonly Field[]) =>
  Object.fromEntries(fields.filter((field) => values[field] !== '').map((field) => [field, values[field]]));

/** What stands above the fields of any form. */
export interface FormState {
  readonly wrong: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly summary: Ref<HTMLDivElement>;
  readonly notice: Notice | undefined;
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
}

/** A slip in a number of many digits: said as soon as it is left, while the paper it stands on is still at hand. */
const slips: ReadonlySet<Fault> = new Set<Fault>([
  'codeLength',
  'codeDate',
  'codeDigit',
  'badPersonalCode',
  'badPhone',
  'phoneTooShort',
  'phoneTooLong',
]);
const isSlip = (fault: Fault | undefined, typed: string): boolean =>
  fault !== undefined && typed.trim() !== '' && slips.has(fault);

/** Checks on sending, and from then on when a field is left, slips at once; says what the server refused beside its field. */
export const useForm = <Field extends string>(given: Given<Field>) => {
  const { labels, check, send, byCode = {}, onRefused, kept } = given;
  const { errors } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const codes = useErrorCodes();
  const prefix = useId();
  const fields = Object.keys(given.initial) as Field[];
  const [values, setValues] = useState<Values<Field>>(() => ({ ...given.initial, ...kept?.in.read() }));
  const [faults, setFaults] = useState<Faults<Field>>(given.foundElsewhere ?? {});
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [wasSent, setWasSent] = useState(given.foundElsewhere !== undefined);
  const [attention, setAttention] = useState(given.foundElsewhere ? 1 : 0);
  const summary = useRef<HTMLDivElement>(null);

  const idOf = (field: Field) => `${prefix}${field}`;
  const faulty = fields.filter((field) => faults[field]);
  const [first] = faulty;
  // Read when attention is asked for, and only then: a fault mended while typing must not take the focus on.
  const firstId = useRef<string>(undefined);
  firstId.current = first && idOf(first);
  useEffect(() => {
    if (attention === 0) return;
    if (summary.current) summary.current.focus();
    else if (firstId.current) document.getElementById(firstId.current)?.focus();
  }, [attention]);

  const mark = (field: Field, fault: Fault | undefined) =>
    setFaults(({ [field]: _, ...rest }) => (fault ? { ...rest, [field]: fault } : rest) as Faults<Field>);
  const set = (field: Field, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    kept?.in.write(only(next, kept.fields));
    // What is being mended is no longer called wrong in the old way; leaving the field or sending judges it again.
    if (faults[field] && check(next)[field] !== faults[field]) mark(field, undefined);
  };
  const point = (found: Faults<Field>) => {
    setFaults(found);
    setAttention((count) => count + 1);
  };

  const refused = (error: unknown) => {
    setSending(false);
    if (onRefused?.(error)) return;
    const found = faultsOf(error, { fields, byCode }, errors);
    if (Object.keys(found).length > 0) point(found);
    else setProblem(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = check(values);
    setWasSent(true);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return point(found);
    setFaults({});
    setSending(true);
    send(values).then(() => setSending(false), refused);
  };

  const errorOf = (field: Field): string | undefined => {
    const fault = faults[field];
    return fault && sentenceOf(fault, errors, codes);
  };
  /** For a field that holds text; others take set and errorOf. */
  const bind = (field: Field) => ({
    id: idOf(field),
    name: String(field),
    value: values[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.value),
    onBlur: () => {
      const found = check(values)[field];
      const fault = wasSent || isSlip(found, values[field]) ? found : undefined;
      // What is said stays until one types or sends: its going would move what the finger is about to press.
      if (fault && !faults[field]) mark(field, fault);
    },
  });

  return {
    values,
    set,
    bind,
    idOf,
    errorOf,
    submit,
    isSending,
    wrong: faulty.map((field) => ({ id: idOf(field), label: labels[field], text: errorOf(field) ?? '' })),
    summary,
    problem,
    notice: noticeOf(problem),
  };
};

export type Form<Field extends string> = ReturnType<typeof useForm<Field>>;
