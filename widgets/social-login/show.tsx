import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../src/react/query-client';
import { makeRoot } from '../../src/react/root';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import type { Login } from './login';
import { SocialLogin } from './SocialLogin';

/** Draws the line below the buttons into its place. */
export function show(instance: Instance, login: Login, container: Element): Cleanup {
  return makeRoot(
    { widget: 'social-login', container, report: instance.report },
    <QueryClientProvider client={queryClient}>
      <SocialLogin {...instance} login={login} />
    </QueryClientProvider>,
  );
}
