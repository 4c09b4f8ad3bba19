import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, outcome, refused, speaker, type Call, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { removeWorkerPin, setWorkerPin, workerPin } from '../contract/worker-pin.ts'
import { workerMaster } from '../contract/worker.ts'

onPostgres((open) => {
  let say: Say
  let database: Database
  beforeAll(async () => {
    database = await open(demo)
    say = speaker(database, product)
  })

  const ask = (endpoint: object, input: object, caller = {}) => {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error('No such route')
    return say(found, input, caller)
  }
  const call = (name: Call, input: object) => say<MasterRow>(at(product.routes, workerMaster, name), input)
  const hashes = () =>
    database.company('DEMO', 'read', (tx) =>
      rows(tx, { pin_hash: z.string() }, sql`SELECT pin_hash FROM worker_pin ORDER BY worker_cd`),
    )

  it('a PIN is kept as a hash, can be set anew and taken away, and nobody ever reads it', async () => {
    const who = { worker_cd: 'W003' }
    expect(await ask(workerPin, who)).toEqual({ has_pin: false, set_at: null })
    await ask(setWorkerPin, { ...who, pin: '３８２７１' })
    expect(await ask(workerPin, who)).toMatchObject({ has_pin: true })
    const [first] = await hashes()
    expect(await verify(first?.pin_hash ?? '', '38271')).toBe(true)
    await ask(setWorkerPin, { ...who, pin: '90417' })
    const [second] = await hashes()
    expect(await verify(second?.pin_hash ?? '', '38271')).toBe(false)
    const said = JSON.stringify([
      await call('getDetail', who),
      await call('getList', {}),
      await call('getHistory', who),
      await ask(workerPin, who),
    ])
    expect(said).toContain('sign_in')
    for (const secret of ['38271', '90417', '$argon2']) expect(said).not.toContain(secret)
    await ask(removeWorkerPin, who)
    expect(await hashes()).toEqual([])
    expect(await ask(workerPin, who)).toEqual({ has_pin: false, set_at: null })
  })

  it.each([
    ['123', 'MST_PIN_DIGITS'],
    ['123456789', 'MST_PIN_DIGITS'],
    ['12a4', 'MST_PIN_DIGITS'],
    ['7777', 'MST_PIN_EASY'],
    ['3456', 'MST_PIN_EASY'],
    ['8765', 'MST_PIN_EASY'],
  ])('%s is refused: 4 to 8 digits that nobody tries first', async (pin, code) => {
    expect((await refused(ask(setWorkerPin, { worker_cd: 'W004', pin }))).fields).toMatchObject([
      { path: 'pin', code },
    ])
  })

  it('only of a worker of this factory, and only by who may save masters', async () => {
    expect(await refused(ask(setWorkerPin, { worker_cd: 'NOBODY', pin: '2580' }))).toMatchObject({
      code: 404,
    })
    const viewer = { permissions: ['master:yes'] }
    expect(await refused(ask(workerPin, { worker_cd: 'W003' }, viewer))).toMatchObject({ code: 403 })
  })

  describe('a badge', () => {
    const give = async (worker_cd: string, badge_no: string) =>
      call('doEdit', { ...(await call('getDetail', { worker_cd })), badge_no, assign_mode: '1' })

    it('that two are given at the same time goes to one of them', async () => {
      const both = await Promise.all([outcome(give('W010', 'B-77')), outcome(give('W011', 'B-77'))])
      expect(both.toSorted()).toEqual(['MST_BADGE_TAKEN', 'saved'])
    })

    it('of somebody who comes back is still free, or they do not come back', async () => {
      const worker = { worker_cd: 'W099', worker_nm: '休職 者', parallel: 1, cost_per_hour: '0' }
      await call('doEdit', { ...worker, badge_no: 'B-78', assign_mode: '0', update_cnt: 0 })
      const abort = async (abort_div: string) => {
        const { update_cnt } = await call('getDetail', { worker_cd: 'W099' })
        return call('doDelete', { worker_cd: 'W099', abort_div, update_cnt })
      }
      await abort('2')
      await give('W013', 'B-78')
      expect(await refused(abort('0'))).toMatchObject({ code: 'MST_BADGE_TAKEN' })
    })
  })
})
