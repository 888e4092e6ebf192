declare module 'virtual:api-routes' {
  const routes: typeof import('@milestoon/contract').contract;
  export default routes;
}
