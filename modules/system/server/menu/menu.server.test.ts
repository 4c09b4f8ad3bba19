import { beforeAll, describe, expect, it } from 'vitest'
import { editMenu, menuList, type MenuEntry } from '#modules/system/contract/menu.ts'
import { routeList, type RouteNode } from '#modules/system/contract/routes.ts'
import { screen, section, type Screen } from '#platform/contract/screen.ts'
import { makeCompany, person, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const title = (ja: string) => ({ ja, en: `${ja} en`, zh: `${ja} zh` })
const plain = (name: string, more: Partial<Screen> = {}) =>
  screen({ path: `/${name}`, name, title: title(name), ...more })

const screens = [
  plain('index', { hidden: true }),
  section({
    path: '/stock',
    name: 'stock',
    title: title('stock'),
    icon: 'box',
    guard: ['stock:yes'],
    children: [plain('list'), plain('move'), plain('count')],
  }),
  section({
    path: '/system',
    name: 'system',
    title: title('system'),
    icon: 'settings',
    guard: ['system:yes'],
    children: [plain('menu'), plain('jobs')],
  }),
]

const words = { ja: '', en: '', zh: '' }
const entry = (name: string, parent: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  parent,
  title: words,
  hidden: false,
  ...more,
})

onPostgres((open) =>
  describe('the menu of a company', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { screens })
    })

    async function openDesk() {
      const company_cd = await makeCompany(site.database, {
        roles: [
          { role_cd: 'ADMIN', role_nm: '管理者', admin_flg: true, permissions: [] },
          { role_cd: 'STOCK', role_nm: '倉庫', permissions: ['stock:yes'] },
        ],
        users: [
          await person('ADMIN', '管理', 'ADMIN', ['F01']),
          await person('STOCK', '倉庫', 'STOCK', ['F01']),
        ],
      })
      const token = await tokenOf(site, company_cd)
      const stock = await tokenOf(site, company_cd, 'stock')
      const list = async () => (await site.call(menuList, {}, { token })).data
      return {
        company_cd,
        list,
        stock,
        save: async (entries: readonly MenuEntry[], update_cnt?: number) =>
          site.call(
            editMenu,
            { entries: [...entries], update_cnt: update_cnt ?? (await list()).update_cnt },
            { token },
          ),
        shape: async (who = token) => shapeOf((await site.call(routeList, {}, { token: who })).data),
        routes: async (who = token) => (await site.call(routeList, {}, { token: who })).data,
      }
    }
    const shapeOf = (nodes: readonly RouteNode[]): readonly string[] =>
      nodes.flatMap(({ name, children }) =>
        children.length > 0 ? [`${name}(${shapeOf(children).join(' ')})`] : [name],
      )

    it('is the product’s until it is changed', async () => {
      const desk = await openDesk()
      expect(await desk.shape()).toEqual(['index', 'stock(list move count)', 'system(menu jobs)'])
      const { list, update_cnt } = await desk.list()
      expect(update_cnt).toBe(0)
      expect(list.map(({ name }) => name)).toEqual([
        'stock',
        'list',
        'move',
        'count',
        'system',
        'menu',
        'jobs',
      ])
      expect(list[1]).toMatchObject({
        path: '/list',
        parent: 'stock',
        permission: 'stock:yes',
        default_title: title('list'),
        needed: false,
      })
      expect(list.filter(({ needed }) => needed).map(({ name }) => name)).toEqual(['system', 'menu'])
    })

    it('takes another order, other names and other groups for everyone at once', async () => {
      const desk = await openDesk()
      const entries = [
        entry('system', ''),
        entry('menu', 'system'),
        entry('stock', '', { title: { ja: '倉庫', en: '', zh: '仓库' } }),
        entry('count', 'stock'),
        entry('list', 'stock'),
        entry('move', 'system'),
        entry('jobs', 'stock'),
      ]
      expect((await desk.save(entries)).code).toBe(200)
      expect(await desk.shape()).toEqual(['index', 'system(menu move)', 'stock(count list jobs)'])
      // Whoever may not open a screen does not see it, wherever it stands now; whoever may does.
      expect(await desk.shape(desk.stock)).toEqual(['index', 'system(move)', 'stock(count list)'])
      const stock = (await desk.routes()).find(({ name }) => name === 'stock')
      expect(stock?.title).toEqual({ ja: '倉庫', en: 'stock en', zh: '仓库' })
    })

    it('hides a screen, and a group with all that is in it; the address stays', async () => {
      const desk = await openDesk()
      await desk.save([entry('move', 'stock', { hidden: true })])
      const hidden = async () =>
        (await desk.routes()).flatMap(({ name, meta, children }) =>
          [{ name, meta }, ...children].filter((each) => each.meta.unlisted).map((each) => each.name),
        )
      expect(await hidden()).toEqual(['move'])
      await desk.save([entry('stock', '', { hidden: true })])
      expect(await hidden()).toEqual(['stock', 'list', 'move', 'count'])
    })

    it('keeps the page of the menu itself', async () => {
      const desk = await openDesk()
      for (const name of ['menu', 'system']) {
        const parent = name === 'menu' ? 'system' : ''
        expect((await desk.save([entry(name, parent, { hidden: true })])).code).toBe('BIZ_MENU_NEEDED')
      }
      const moved = [entry('menu', 'stock'), entry('stock', '', { hidden: true })]
      expect((await desk.save(moved)).code).toBe('BIZ_MENU_NEEDED')
    })

    it.each([
      ['nowhere', ''],
      ['list', 'menu'],
      ['list', 'nowhere'],
    ])('refuses %s in %j', async (name, parent) => {
      const desk = await openDesk()
      expect((await desk.save([entry(name, parent)])).code).toBe('BIZ_MENU_ENTRY')
    })

    it('refuses an entry that stands twice', async () => {
      const desk = await openDesk()
      expect((await desk.save([entry('list', 'stock'), entry('list', 'system')])).code).toBe('BIZ_MENU_ENTRY')
    })

    it('what a later release adds stands after its neighbour', async () => {
      const desk = await openDesk()
      await desk.save([entry('stock', ''), entry('count', 'stock'), entry('list', 'stock')])
      expect(await desk.shape()).toEqual(['index', 'stock(count list move)', 'system(menu jobs)'])
    })

    it('is saved by one at a time', async () => {
      const desk = await openDesk()
      await desk.save([entry('count', 'stock')])
      const stale = await desk.save([], 0)
      expect(stale.code).toBe('STALE')
      expect(stale.msg).toMatch(/^管理さんが/)
    })

    it('goes back to the product’s', async () => {
      const desk = await openDesk()
      await desk.save([entry('count', 'stock'), entry('list', 'stock', { hidden: true })])
      await desk.save([])
      expect(await desk.shape()).toEqual(['index', 'stock(list move count)', 'system(menu jobs)'])
    })

    it('of one company is not another’s', async () => {
      const [one, other] = [await openDesk(), await openDesk()]
      await one.save([entry('count', 'stock')])
      expect(await other.shape()).toEqual(['index', 'stock(list move count)', 'system(menu jobs)'])
    })
  }),
)
