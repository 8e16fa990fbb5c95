import { Redis } from 'ioredis';
import { type Bus, busChannel, parseBusMessage } from './bus.ts';

/** For many processes: takes the messages off the database. */
export const openRedisBus = async (url: string): Promise<Bus> => {
  const options = { maxRetriesPerRequest: 1, lazyConnect: true, enableOfflineQueue: true };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, options);
  // Without a listener a broken connection would end the process; ioredis reconnects by itself.
  for (const connection of [sender, receiver]) connection.on('error', () => undefined);
  await Promise.all([sender.connect(), receiver.connect()]);
  await receiver.subscribe(busChannel);
  return {
    publish: async (message) => {
      await sender.publish(busChannel, JSON.stringify(message));
    },
    listen: (listener) => {
      receiver.on('message', (_channel: string, text: string) => {
        const message = parseBusMessage(text);
        if (message) listener(message);
      });
    },
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
};
