/** Only loaded with `PROPERTY_RUNS`: property tests that name no number of their own try as many cases as it says. */
import { fc } from '@fast-check/vitest'

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) })
