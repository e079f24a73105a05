import { Refusal } from "./identity/parameters.ts";
import { serviceOf, type Service, type ServiceAnswer, type ServiceRequest } from "./service.ts";

export type Answer = ServiceAnswer | Response;

/** A route: the answer to some methods of a path. */
export interface Route {
  readonly methods: readonly string[];
  readonly path: string;
  /** @throws Refusal when the request breaks the contract. */
  readonly answer: (request: ServiceRequest) => Answer | Promise<Answer>;
}

/** How a service refuses a request. */
export interface RouteErrors<Known extends Route> {
  readonly refuse: (refusal: Refusal, request: ServiceRequest, route: Known) => Answer | Promise<Answer>;
  /** Answers a path or method that no route has. */
  readonly unknown: (request: ServiceRequest, routes: readonly Known[]) => Answer;
}

/** The route that a request takes. */
export function routeOf<Known extends Route>(
  routes: readonly Known[],
  { method, path }: Pick<ServiceRequest, "method" | "path">,
): Known | undefined {
  return routes.find((route) => route.path === path && route.methods.includes(method));
}

/** The methods of a path; none where there is no such path. */
export function methodsOf(routes: readonly Pick<Route, "methods" | "path">[], path: string): readonly string[] {
  return [...new Set(routes.flatMap((route) => (route.path === path ? route.methods : [])))];
}

/** The service that some routes make. */
export function routed<Known extends Route>(
  routes: readonly Known[],
  { refuse, unknown }: RouteErrors<Known>,
): Service {
  return serviceOf(async (request) => {
    const route = routeOf(routes, request);
    if (route === undefined) return unknown(request, routes);
    try {
      return await route.answer(request);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, request, route);
      throw error;
    }
  });
}
