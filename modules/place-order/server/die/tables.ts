import { masterTable } from '#platform/server/master/master-table.ts'
import { dieMaster } from '../../contract/die/die.ts'

export const supplierDie = masterTable(dieMaster)
