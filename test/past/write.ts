import { writePast } from './make-past.ts'

await writePast()
