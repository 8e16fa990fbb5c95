/** `npm run walk` sets both. The tests take the same walks every time. */
export const walkCount = Number(process.env.WALKS ?? 100);
export const walkSeed = Number(process.env.WALK_SEED ?? 26);
