import { z } from 'zod'
import { textShape } from '#platform/contract/text-shape.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { errors } from '#platform/contract/errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'
import { optionalLine } from '#platform/contract/written-text.ts'

export const menuScreen = screen({
  path: '/masterMaint/system/menu',
  name: 'menu',
  title: { ja: 'メニュー', en: 'Menu', zh: '菜单' },
  icon: 'menu',
  guard: ['system:yes'],
  keepAlive: true,
})

const words = textShape
/** Blank: the product's own name. */
const ownName = optionalLine(40)

const ownTitle = z.object({ ja: ownName, en: ownName, zh: ownName })
export const noOwnTitle = ownTitle.parse({})

/** One entry as a company has it. Entries stand in their order; `parent` is a group, or '' at the top. */
const menuEntry = z.object({
  name: z.string().min(1).max(60),
  parent: z.string().max(60),
  title: ownTitle,
  hidden: z.boolean(),
})
export type MenuEntry = z.output<typeof menuEntry>

export const menuEntries = z.array(menuEntry).max(1000)

export const listedEntry = menuEntry.extend({
  is_group: z.boolean(),
  path: z.string(),
  /** The product's. */
  default_title: words,
  default_parent: z.string(),
  /** What one needs to see it, in the words of the permission keys; '' when everyone may. */
  permission: z.string(),
  /** Cannot be hidden: without it nobody would find the way back. */
  needed: z.boolean(),
})
export type ListedEntry = z.output<typeof listedEntry>

const guard = ['system:yes'] as const

/** The whole menu with what is hidden, whoever looks at it. */
export const menuList = endpoint({
  method: 'GET',
  path: '/api/system/menu/getList',
  summary: { ja: 'メニュー：一覧', en: 'Menu: list', zh: '菜单：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(listedEntry), update_cnt: z.number().int() }),
})

/** The whole menu; no entries at all: as the product has it. */
export const editMenu = endpoint({
  method: 'POST',
  path: '/api/system/menu/doEdit',
  summary: { ja: 'メニュー：変更', en: 'Menu: save', zh: '菜单：保存' },
  guard,
  write: writeEverywhere,
  input: z.object({ update_cnt: z.number().int().min(0), entries: menuEntries }),
  output: z.object({}),
  errors: [generic.STALE],
  audit: 'menu',
})

export const menuErrors = errors({
  BIZ_MENU_ENTRY: {
    ja: 'メニューの項目「{name}」の場所が正しくありません。画面を再読み込みして、もう一度お試しください。',
    en: 'Entry "{name}" cannot stand there. Reload the page and try again.',
    zh: '菜单项“{name}”的位置不正确，请刷新页面后重试。',
  },
  BIZ_MENU_NEEDED: {
    ja: '「{name}」を非表示にすると、メニューを元に戻せなくなります。',
    en: 'Without "{name}" the menu could not be changed back.',
    zh: '隐藏“{name}”后将无法恢复菜单。',
  },
})
