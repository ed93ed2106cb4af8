/** Every call of the API, to be passed to `call`. Types and limits come from `@esrs/contract` itself. */
export { contract } from 'virtual:contract'
