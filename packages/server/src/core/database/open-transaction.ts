import { AsyncLocalStorage } from 'node:async_hooks';
import { Fault } from '../fault.ts';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks everything that the work calls as running inside one transaction. */
export const insideTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
};

/**
 * Work that holds one connection and waits for another stops everybody when all hold one: inside a transaction
 * only its own `tx` leads to the database.
 */
export const refuseSecondConnection = (): void => {
  if (current.getStore()?.isOpen) throw new Fault('a second connection inside an open transaction');
};
