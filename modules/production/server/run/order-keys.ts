export { operationKey, planKey, workOrderKey } from '../../contract/gantt/order-keys.ts'
