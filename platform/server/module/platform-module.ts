import { jobChanged } from '#platform/contract/job.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import { evidenceExamination } from '../evidence/evidence-examination.ts'
import { sealHandler } from '../evidence/seal-evidence.ts'
import { factMessages } from '../facts/deliver-fact.ts'
import { jobRoutes } from '../jobs/job-routes.ts'
import { platformCycles } from '../life-cycle/platform-cycles.ts'
import { downloadHandler } from '../list/download-job.ts'
import { listViewRoutes } from '../list/list-routes.ts'
import { menuCountRoutes } from '../list/menu-counts.ts'
import { fileFinder } from '../palette/find-files.ts'
import { finders } from '../palette/finder.ts'
import { paletteRoutes } from '../palette/search-palette.ts'
import { templateRoutes } from '../slip/templates.ts'
import type { Module } from './module.ts'
import { on } from './point.ts'

/** What every composition begins with: what the platform serves for all modules alike. */
export const platformModule: Module = {
  name: 'platform',
  routes: [...jobRoutes, ...listViewRoutes, ...menuCountRoutes, ...paletteRoutes, ...templateRoutes],
  jobs: [downloadHandler, sealHandler],
  doctor: [evidenceExamination],
  messages: [factMessages],
  facts: [mastersChanged, jobChanged],
  lifeCycles: platformCycles,
  registers: [on(finders, fileFinder)],
}
