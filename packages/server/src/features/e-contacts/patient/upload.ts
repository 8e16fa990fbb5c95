import { uploadEContactFile } from '@tervita/contract/files';
import { afterMove } from '@tervita/domain/e-contacts';
import { exchange } from '../../../core/http/use-case.ts';
import { acceptFile, type FileDeps, refuseOverLimit } from '../../files/index.ts';
import { lockEContact } from '../e-contact-store.ts';

/** For an e-contact that information may be added to. Asked before a byte is read; sent with the next message. */
export const uploadToEContact = (deps: FileDeps) =>
  exchange(uploadEContactFile, async (given) => {
    const { actor, params, transact, touched } = given;
    touched.eContactIds.add(params.id);
    await transact(async (tx, now) => {
      const owner = { personId: actor.personId, userId: actor.userId };
      const { state } = await lockEContact(tx, params.id, owner);
      afterMove('addInfo', 'PATIENT', state, { now });
      await refuseOverLimit(tx, params.id, Number(given.request.headers['content-length'] ?? 0));
    });
    return acceptFile(deps, given, params.id);
  });
