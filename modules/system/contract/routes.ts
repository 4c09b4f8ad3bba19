import { z } from 'zod'
import { textShape } from '#platform/contract/text-shape.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export interface RouteNode {
  path: string
  name: string
  title: { ja: string; en: string; zh: string }
  meta: z.output<typeof meta>
  children: RouteNode[]
}

const meta = z.object({
  icon: z.string().optional(),
  hidden: z.boolean().optional(),
  /** The company hides it: it is not in the palette either. */
  unlisted: z.boolean().optional(),
  noClosable: z.boolean().optional(),
  affix: z.boolean().optional(),
  guard: z.unknown().optional(),
  keepAlive: z.boolean().optional(),
  levelHidden: z.boolean().optional(),
  dynamicNewTab: z.boolean().optional(),
  activeMenu: z.string().optional(),
  tabHidden: z.boolean().optional(),
  external: z.string().optional(),
  redirect: z.string().optional(),
})

const routeNode: z.ZodType<RouteNode, RouteNode> = z.lazy(() =>
  z.object({ path: z.string(), name: z.string(), title: textShape, meta, children: z.array(routeNode) }),
)

/** The routes that this user may see; anything that is not an array is a route-format error in the client. */
export const routeList = endpoint({
  method: 'GET',
  path: '/api/router/getList',
  summary: { ja: 'ルート一覧', en: 'Routes', zh: '路由列表' },
  guard: 'session',
  input: z.object({}),
  output: z.array(routeNode),
})
