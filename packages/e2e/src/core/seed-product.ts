import { giveTime } from './given-time.ts';
import { seedFolder } from './product.ts';

/** Before the whole run: the demonstration is written once, and every worker has a product on a copy of it. */
// biome-ignore lint/style/noDefaultExport: playwright asks for one
export default async function seedProduct() {
  giveTime();
  const { folder, remove } = await seedFolder();
  process.env.E2E_SEED_FOLDER = folder;
  return remove;
}
