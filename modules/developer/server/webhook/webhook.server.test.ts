import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { webhookList } from '#modules/developer/contract/webhook/webhook-list.ts'
import { replayWebhooks, webhookLog } from '#modules/developer/contract/webhook/webhook-log.ts'
import {
  changeWebhook,
  makeWebhook,
  switchWebhooks,
  tryWebhook,
} from '#modules/developer/contract/webhook/webhook-calls.ts'
import { stockChanged } from '#modules/stock/contract/stock-facts.ts'
import { searchedTables } from '#modules/system/contract/db-search/db-search.ts'
import { rows } from '#platform/server/database/database.ts'
import { say, tellFacts } from '#platform/server/facts/say.ts'
import { fetchOutside } from '#platform/server/outgoing/fetch-outside.ts'
import { dispatchLanes, dispatchOutbox, mostTriesInLane } from '#platform/server/outbox/outbox.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { openReceiver } from '#test/receiver.ts'
import { openSite, type Site } from '#test/site.ts'
import { deliverWebhook, webhookGivenUp } from './deliver-webhook.ts'
import { webhookKind } from './tell-webhooks.ts'

const url = 'https://hooks.example.jp/kaname?key=abc'
const wanted = { name: '基幹連携', url, stock: '1' } as const
const page = { page: 1, size: 50 } as const

onPostgres((open) =>
  describe('other programs', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk(input: object = {}) {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const { webhook_no, secret } = (await site.call(makeWebhook, { ...wanted, ...input }, { token })).data
      const tell = (...items: readonly string[]) =>
        inContext(site.database, { company_cd }, async (context) =>
          say(context, stockChanged, { items: [...items] }),
        )
      const log = async () =>
        (await site.call(webhookLog.endpoints.getList, { ...page, sort: 'outbox_no' }, { token })).data.list
      const hooks = async () => (await site.call(webhookList.endpoints.getList, page, { token })).data.list
      return { company_cd, token, webhook_no, secret, tell, log, hooks }
    }
    const here = fetchOutside({ thisMachine: true })
    /** The rounds of a server, whose receivers are `receiver`. */
    const dispatch = async (receiver: { readonly url: string }, now = new Date()) => {
      const deliver = deliverWebhook((_url, sent) => here(receiver.url, sent))
      const messages = [{ kind: webhookKind, deliver, givenUp: webhookGivenUp }]
      for (let more = true; more;)
        more = (await dispatchLanes(site.database, { messages, registered: product.registered }, now)).more
    }
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

    it('are told after the commit, signed with the moment, by keys alone', async () => {
      const { company_cd, secret, tell, log } = await openDesk()
      await using receiver = await openReceiver()
      const refused = inContext(site.database, { company_cd }, async (context) => {
        say(context, stockChanged, { items: ['NEVER'] })
        await tellFacts(context)
        throw new Error('taken back')
      })
      await expect(refused).rejects.toThrow('taken back')
      await tell('P-1', 'P-2')
      await dispatch(receiver)
      const [heard, ...others] = receiver.heard
      expect(others).toEqual([])
      expect(JSON.parse(heard?.body ?? '')).toEqual({
        id: heard?.headers['kaname-id'],
        fact: 'stock.changed',
        company_cd,
        factory_cd: 'F01',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        data: { items: ['P-1', 'P-2'], corrected: [] },
      })
      const signature = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(heard?.headers['kaname-signature']))
      expect(Math.abs(Number(signature?.[1]) - Date.now() / 1000)).toBeLessThan(30)
      expect(signature?.[2]).toBe(
        createHmac('sha256', secret).update(`${signature?.[1]}.${heard?.body}`).digest('hex'),
      )
      expect(await log()).toMatchObject([
        { state: '1', fact: 'stock.changed', name: '基幹連携', tries: 1, error: '', factory_cd: 'F01' },
      ])
    })

    it('that fail are told again, and what follows waits behind', async () => {
      const { tell, log, hooks } = await openDesk()
      await using receiver = await openReceiver()
      receiver.answers(500, 302)
      await tell('P-1')
      await tell('P-2')
      await dispatch(receiver)
      expect(receiver.heard).toHaveLength(1)
      expect(await log()).toMatchObject([
        { state: '2', error: 'HTTP 500' },
        { state: '0', tries: 0 },
      ])
      expect(await hooks()).toMatchObject([{ state: 'retrying', waiting_cnt: 2 }])
      await dispatch(receiver, later(5))
      expect(receiver.heard).toHaveLength(1)
      await dispatch(receiver, later(15))
      expect((await log())[0]).toMatchObject({ error: 'HTTP 302' })
      await dispatch(receiver, later(60))
      const items = receiver.heard.map(({ body }) => told.parse(JSON.parse(body)).data.items.join())
      expect(items).toEqual(['P-1', 'P-1', 'P-1', 'P-2'])
      const ids = receiver.heard.map(({ headers }) => headers['kaname-id'])
      expect(new Set(ids).size).toBe(2)
      expect(await hooks()).toMatchObject([{ state: 'on', waiting_cnt: 0 }])
    })

    it('that are dead hold up nobody else, are given up in the end, and go on where they stopped', async () => {
      const { company_cd, token, tell, log, hooks } = await openDesk()
      await using receiver = await openReceiver()
      const other = await openDesk()
      await tell('P-1')
      await tell('P-2')
      await other.tell('P-9')
      const dead = await openReceiver()
      await dead[Symbol.asyncDispose]()
      const both = (_url: string, sent: Parameters<typeof here>[1]) =>
        here(String(sent.body).includes('P-9') ? receiver.url : dead.url, sent)
      const messages = [{ kind: webhookKind, deliver: deliverWebhook(both), givenUp: webhookGivenUp }]
      const by = { messages, registered: product.registered }
      expect(await dispatchOutbox(site.database, by, new Date())).toMatchObject({ delivered: 0, failed: 0 })
      expect(await dispatchLanes(site.database, by, new Date())).toMatchObject({ delivered: 1, failed: 1 })
      expect((await log())[0]?.error).toContain('ECONNREFUSED')
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(
          sql`UPDATE outbox SET tries = ${mostTriesInLane - 1} WHERE tries = 1 AND company_cd = ${company_cd}`,
        ),
      )
      await dispatchLanes(site.database, by, later(86_400))
      await dispatch(receiver, later(2 * 86_400))
      expect(await hooks()).toMatchObject([{ state: 'stuck', waiting_cnt: 2 }])
      const [first] = await log()
      expect(first).toMatchObject({ state: '3' })
      await site.call(replayWebhooks, { outbox_no: [first?.outbox_no ?? ''] }, { token })
      await dispatch(receiver)
      expect(receiver.heard.map(({ body }) => told.parse(JSON.parse(body)).data.items.join())).toEqual([
        ...['P-9', 'P-1', 'P-2'],
      ])
    })

    it('are told once more by a replay, with the same ID', async () => {
      const { token, tell, log } = await openDesk()
      await using receiver = await openReceiver()
      await tell('P-1')
      await dispatch(receiver)
      const [sent] = await log()
      const replay = (outbox_no: string) => site.call(replayWebhooks, { outbox_no: [outbox_no] }, { token })
      expect(await replay(sent?.outbox_no ?? '')).toMatchObject({ code: 200, data: { count: 1 } })
      expect(await replay('999999999')).toMatchObject({ code: 404 })
      await dispatch(receiver)
      expect(receiver.heard).toHaveLength(2)
      expect(receiver.heard[0]?.body).toBe(receiver.heard[1]?.body)
      expect(await log()).toHaveLength(2)
    })

    it('never hear of another company, nor of what they did not ask for, nor while they are off', async () => {
      const { token, webhook_no, tell, log } = await openDesk({ stock: '', orders: '1' })
      const other = await openDesk()
      await using receiver = await openReceiver()
      await tell('P-1')
      await other.tell('P-2')
      expect(await log()).toEqual([])
      const asOther = { token: other.token }
      const [elsewhere] = await other.log()
      expect(await site.call(switchWebhooks, { keys: [webhook_no], to: 'off' }, asOther)).toMatchObject({
        code: 404,
      })
      expect(await site.call(tryWebhook, { webhook_no }, asOther)).toMatchObject({ code: 404 })
      const change = { ...wanted, webhook_no }
      expect(await site.call(changeWebhook, change, asOther)).toMatchObject({ code: 404 })
      const replay = { outbox_no: [elsewhere?.outbox_no ?? ''] }
      expect(await site.call(replayWebhooks, replay, { token })).toMatchObject({ code: 404 })
      await site.call(changeWebhook, { ...change, url: '' }, { token })
      await tell('P-3')
      expect(await log()).toHaveLength(1)
      await site.call(switchWebhooks, { keys: [webhook_no], to: 'off' }, { token })
      await tell('P-4')
      expect(await log()).toEqual([])
      expect(await site.call(tryWebhook, { webhook_no }, { token })).toMatchObject({
        code: 'BIZ_WEBHOOK_OFF',
      })
      await site.call(switchWebhooks, { keys: [webhook_no], to: 'on' }, { token })
      await site.call(tryWebhook, { webhook_no }, { token })
      await dispatch(receiver)
      const facts = receiver.heard.map(({ headers }) => headers['kaname-fact'])
      expect([facts.length, new Set(facts)]).toEqual([2, new Set(['stock.changed', 'webhook.trial'])])
      await site.call(switchWebhooks, { keys: [webhook_no], to: 'removed' }, { token })
      expect((await site.call(webhookList.endpoints.getList, page, { token })).data.list).toEqual([])
    })

    it('are not reached on this machine, at its link, or by a name that leads there', async () => {
      const { company_cd, token, tell, log } = await openDesk()
      const refused = async (address: string) =>
        (await site.call(makeWebhook, { ...wanted, url: address }, { token })).errors
      for (const inside of [
        ...[
          'http://127.0.0.1:16000/',
          'http://2130706433/',
          'http://0x7f.1/',
          'http://[::1]/',
          'http://localhost:5432/',
        ],
        ...[
          'http://[::ffff:127.0.0.1]/',
          'http://169.254.169.254/latest',
          'http://[fe80::1]/',
          'http://0.0.0.0/',
        ],
      ])
        expect([inside, await refused(inside)]).toMatchObject([
          inside,
          [{ path: 'url', code: 'BIZ_WEBHOOK_FORBIDDEN' }],
        ])
      for (const wrong of [
        'ftp://hooks.example.jp/',
        'hooks',
        'https://a:b@hooks.example.jp/',
        'file:///etc/passwd',
      ])
        expect([wrong, await refused(wrong)]).toMatchObject([
          wrong,
          [{ path: 'url', code: 'BIZ_WEBHOOK_URL' }],
        ])
      // A name of the outside that leads here is found out when it is connected to, by the product's own way out.
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`UPDATE webhook SET url = 'http://localhost:9/' WHERE company_cd = ${company_cd}`),
      )
      await tell('P-1')
      await dispatchLanes(site.database, product, new Date())
      expect((await log())[0]?.error).toMatch(/localhost is at (127\.0\.0\.1|::1)/)
    })

    it('are set up by administrators alone, and neither secret nor path is ever told again', async () => {
      const { company_cd, token, secret, webhook_no, tell, hooks, log } = await openDesk()
      await tell('P-1')
      const shown = JSON.stringify([await hooks(), await log()])
      expect(shown).toContain('https://hooks.example.jp')
      expect(shown).not.toMatch(/whsec|key=abc/)
      expect(shown).not.toContain(secret)
      const { list } = (await site.call(searchedTables, {}, { token })).data
      expect(list.map(({ name }) => name)).not.toContain('webhook')
      expect(await site.call(makeWebhook, { ...wanted, stock: '' }, { token })).toMatchObject({
        ...{ code: 'BIZ_WEBHOOK_FACTS', errors: [{ path: 'masters' }] },
      })
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`INSERT INTO role_permission (company_cd, role_cd, permission)
          SELECT ${company_cd}, 'CLERK', p FROM unnest(ARRAY['developer:yes', 'write:system']) AS p`),
      )
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const answers = [
        await site.call(makeWebhook, wanted, { token: clerk }),
        await site.call(changeWebhook, { ...wanted, webhook_no }, { token: clerk }),
        await site.call(switchWebhooks, { keys: [webhook_no], to: 'off' }, { token: clerk }),
        await site.call(tryWebhook, { webhook_no }, { token: clerk }),
        await site.call(replayWebhooks, { outbox_no: ['1'] }, { token: clerk }),
      ]
      expect(answers.map(({ code }) => code)).toEqual([10013, 10013, 10013, 10013, 10013])
      const logged = await site.database.company(company_cd, 'read', (tx) =>
        rows(tx, { text: z.string() }, sql`SELECT to_jsonb(l)::text AS text FROM access_log AS l`),
      )
      expect(logged.map(({ text }) => text).join()).not.toMatch(/whsec|key=abc/)
    })
  }),
)

const told = z.object({ data: z.object({ items: z.array(z.string()) }) })
