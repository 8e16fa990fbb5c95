const name = 'started-e-contact';

/** What this browser started at the provider, for a way back that has no id. The server forgets it once it is settled. */
export const readStarted = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
