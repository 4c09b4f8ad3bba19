import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { compose } from '#platform/server/module/compose.ts'
import { ok, type Examination } from '#platform/server/module/examination.ts'
import { readSettings } from '#platform/server/settings.ts'
import { makeCompany } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { modulesOf } from '#test/product.ts'
import { diagnose, examineThoroughly } from './doctor.ts'

const broken: Examination = { name: 'broken', examine: () => Promise.reject(new Error('shelf 7 is gone')) }
const slow: Examination = { name: 'slow', thorough: 'stock', examine: () => Promise.resolve(ok('counted')) }
const { registered } = compose([...modulesOf(), { name: 'trial', doctor: [broken, slow] }])

onPostgres((open) =>
  describe('the doctor', () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
      await makeCompany(database)
    })

    it('asks every module beside the installation, and one that fails hides no other', async () => {
      const found = await diagnose(database, readSettings({}), registered)
      expect(found).toContainEqual({ name: 'business dates', state: 'ok', says: 'set for 2 factories' })
      expect(found).toContainEqual({ name: 'time zones', state: 'ok', says: 'known for 2 factories' })
      expect(found).toContainEqual({ name: 'broken', state: 'fail', says: 'shelf 7 is gone' })
      expect(found.map(({ name }) => name)).not.toContain('slow')
    })

    it('leaves what reads everything until somebody asks for it', async () => {
      const found = await examineThoroughly(database, registered, 'stock')
      expect(found).toContainEqual({ name: 'slow', state: 'ok', says: 'counted' })
      const names = found.map(({ name }) => name)
      expect(names).toContain('stock')
      expect(names).not.toContain('broken')
      expect(found.map(({ state }) => state)).toEqual(names.map(() => 'ok'))
    })
  }),
)
