import { http } from '#platform/contract/error-catalogue.ts'
import { readHistory } from '../audit/change-history.ts'
import { templateOf } from '../csv/template-files.ts'
import {
  ownTransactions,
  preparedRoute,
  route,
  routeAcross,
  routeMayBeOld,
  type Route,
} from '../http/route.ts'
import { listRoute } from '../list/list-route.ts'
import type { ListService } from '../list/list-service.ts'
import { readTotal } from '../list/read-list.ts'
import type { DownloadSource } from '../list/download-source.ts'
import type { ServedList } from '../list/served-list.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { attachmentRoutes } from '../stored-files/attachment-routes.ts'
import { abolishMaster } from './abolish-master.ts'
import { previewCsv, readUpload, uploadCsv } from './csv-upload.ts'
import { downloadNow } from '../list/download-now.ts'
import { downloadOfMaster } from './download-master.ts'
import { editMaster } from './edit-master.ts'
import { historiesInside } from './inside-rows.ts'
import { insideRoutes } from './inside-routes.ts'
import { listOfMaster } from './list-of-master.ts'
import { lookUp } from './look-up.ts'
import {
  findRecord,
  historyKey,
  neighboursOfRecord,
  rowOf,
  usageOfRecord,
  type ServedMaster,
} from './served-master.ts'

/** The list of a master with all of the master's calls. */
export function serviceOfMaster(served: ServedMaster): ListService {
  const list = listOfMaster(served)
  const files = downloadOfMaster(served, list)
  const routes = routesOf(served, list, files)
  const { perFactory } = served.master
  return {
    list: served.master.list,
    files,
    count: async (context, search) => (await readTotal(list, context, search)).total,
    routes: perFactory ? routes : routes.map((each) => routeAcross('master of the company', each)),
  }
}

/** The calls of a master, from its definition, its table and what may stand against changing a record. */
function routesOf(
  served: ServedMaster,
  list: ServedList<MasterRow>,
  files: DownloadSource,
): readonly Route[] {
  const { master, policy, directory } = served
  const { getTotal, getDetail, getHistory, getLookup, getUsage, doEdit, doDelete } = master.endpoints
  const { csvTemplate, csvDownload, xlsxDownload, csvPreview, csvUpload } = master.endpoints
  return [
    listRoute(list),
    routeMayBeOld(route(getTotal, (context, search) => readTotal(list, context, search))),
    route(getDetail, async (context, key) => {
      const record = await findRecord(context, served, key)
      if (!record) throw http[404].with()
      return rowOf(served, record, context)
    }),
    route(getHistory, async (context, key) => ({
      list: await readHistory(
        context,
        master.name,
        historyKey(served, context, key),
        (user_cds) => directory.namesOf(context.tx, context.session.company_cd, user_cds),
        policy.inside ? historiesInside(policy.inside, context, key) : [],
      ),
    })),
    route(getLookup, (context, asked) => lookUp(served, context, asked)),
    route(getUsage, async (context, key) => ({ list: await usageOfRecord(served, context, key) })),
    route(doEdit, (context, sent) => editMaster(served, context, sent)),
    route(doDelete, (context, wanted) => abolishMaster(served, context, wanted)),
    route(csvTemplate, () => Promise.resolve({ name: `${master.name}.csv`, content: templateOf(master) })),
    routeMayBeOld(
      ownTransactions(csvDownload, (context, search) =>
        downloadNow(master.name, files, 'csv', context, search),
      ),
    ),
    routeMayBeOld(
      ownTransactions(xlsxDownload, (context, search) =>
        downloadNow(master.name, files, 'xlsx', context, search),
      ),
    ),
    preparedRoute(
      csvPreview,
      (context, sent) => readUpload(served, context, sent),
      (context, _sent, upload) => previewCsv(served, context, upload),
    ),
    preparedRoute(
      csvUpload,
      (context, sent) => readUpload(served, context, sent),
      (context, { seen }, upload) => uploadCsv(served, context, upload, seen),
    ),
    ...(master.pageCalls
      ? [route(master.pageCalls.getNeighbours, (context, key) => neighboursOfRecord(served, context, key))]
      : []),
    ...(policy.inside ? insideRoutes(policy.inside) : []),
    ...(master.attachmentCalls
      ? attachmentRoutes(master.attachmentCalls, async (context, key) => {
          if (!(await findRecord(context, served, key))) throw http[404].with()
          return { table: master.name, key: historyKey(served, context, key) }
        })
      : []),
  ]
}
