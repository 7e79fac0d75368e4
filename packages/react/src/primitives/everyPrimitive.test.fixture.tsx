import { controls } from './controls.test.fixture.js'
import { pictures } from './pictures.test.fixture.js'
import type { Specimen } from './Specimen.test.fixture.js'

/** One of each primitive, in the states that differ. */
export const specimens: readonly Specimen[] = [...controls, ...pictures]
