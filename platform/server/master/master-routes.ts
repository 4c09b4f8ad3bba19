import { http } from '#platform/contract/error-catalogue.ts'
import type { Master } from '#platform/contract/master.ts'
import { readHistory } from '../audit/change-history.ts'
import { templateOf } from '../csv/template-files.ts'
import { route, steps, type Route } from '../http/route.ts'
import { listRoute } from '../list/list-route.ts'
import { readTotal } from '../list/read-list.ts'
import { abolishMaster } from './abolish-master.ts'
import { previewCsv, uploadCsv } from './csv-upload.ts'
import type { Directory } from './directory.ts'
import { downloadNow } from '../list/download-now.ts'
import { downloadOfMaster } from './download-master.ts'
import { editMaster } from './edit-master.ts'
import { historiesInside } from './inside-rows.ts'
import { insideRoutes } from './inside-routes.ts'
import { listOfMaster } from './list-of-master.ts'
import { lookUp } from './look-up.ts'
import type { MasterTable } from './master-table.ts'
import type { Policy } from './policy.ts'
import { findRecord, historyKey, rowOf, serveMaster, usageOfRecord } from './served-master.ts'

/** The calls of a master, from its definition, its table and what may stand against changing a record. */
export function masterRoutes(
  master: Master,
  table: MasterTable,
  options: Policy & { readonly directory: Directory },
): readonly Route[] {
  const served = serveMaster(master, table, options)
  const list = listOfMaster(served)
  const files = downloadOfMaster(served, list)
  const { getTotal, getDetail, getHistory, getLookup, getUsage, doEdit, doDelete } = master.endpoints
  const { csvTemplate, csvDownload, xlsxDownload, csvPreview, csvUpload } = master.endpoints
  return [
    listRoute(list),
    route(getTotal, (context, search) => readTotal(list, context, search)),
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
        (user_cds) => options.directory.namesOf(context.tx, context.session.company_cd, user_cds),
        options.inside ? historiesInside(options.inside, context, key) : [],
      ),
    })),
    route(getLookup, (context, asked) => lookUp(served, context, asked)),
    route(getUsage, async (context, key) => ({ list: await usageOfRecord(served, context, key) })),
    route(doEdit, (context, sent) => editMaster(served, context, sent)),
    route(doDelete, (context, wanted) => abolishMaster(served, context, wanted)),
    route(csvTemplate, () => Promise.resolve({ name: `${master.name}.csv`, content: templateOf(master) })),
    steps(csvDownload, (context, search) => downloadNow(master.name, files, 'csv', context, search)),
    steps(xlsxDownload, (context, search) => downloadNow(master.name, files, 'xlsx', context, search)),
    route(csvPreview, (context, sent) => previewCsv(served, context, sent)),
    route(csvUpload, (context, sent) => uploadCsv(served, context, sent)),
    ...(options.inside ? insideRoutes(options.inside) : []),
  ]
}
