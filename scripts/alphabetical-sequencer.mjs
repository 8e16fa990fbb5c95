// Vitest begins with the largest file, later with the slowest: then a few lines more in a test change what runs after what.
import { BaseSequencer } from 'vitest/node';

class AlphabeticalSequencer extends BaseSequencer {
  sort(files) {
    const keyOf = ({ project, moduleId }) => `${project.name} ${moduleId}`;
    return files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}

const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

/** Files run by their names, unless `--sequence.shuffle` asks for another order. */
export const sequence = isShuffled ? {} : { sequencer: AlphabeticalSequencer };
