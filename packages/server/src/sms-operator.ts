import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { messenteGateway } from './integrations/sms/messente.ts';
import type { SmsGateway } from './integrations/sms/sms-gateway.ts';

/** Where a simulator stands in. */
interface Simulated {
  readonly sms: { readonly apiUrl: string; readonly username: string; readonly password: string };
}

/** Undefined where none is set up: no SMS is offered then. */
export const smsOperator = (
  config: Config,
  simulators: Simulated | undefined,
  clock: Clock,
): SmsGateway | undefined => {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_USERNAME: username, SMS_GATEWAY_PASSWORD: password } = config;
  const sender = config.SMS_SENDER;
  if (url && username && password) {
    const knowsRepetitions = config.SMS_GATEWAY_KNOWS_REPETITIONS;
    return messenteGateway({ url, username, password, sender, knowsRepetitions }, clock);
  }
  const stand = simulators?.sms;
  return (
    stand &&
    messenteGateway(
      {
        url: stand.apiUrl,
        username: stand.username,
        password: stand.password,
        sender,
        knowsRepetitions: true,
      },
      clock,
    )
  );
};
