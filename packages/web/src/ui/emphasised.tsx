interface Props {
  text: string;
  /** The part that stands out: a phone number. */
  part: string;
}

export function Emphasised({ text, part }: Props) {
  const [before = '', ...after] = text.split(part);
  return (
    <span>
      {before}
      {after.length > 0 ? <b>{part}</b> : null}
      {after.join(part)}
    </span>
  );
}
