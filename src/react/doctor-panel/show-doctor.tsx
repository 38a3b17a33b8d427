import { Checkups } from '../../doctor/checkup';
import type { Told } from '../../doctor/told';
import { whenLoaded } from '../../dom/when-idle';
import { drawView, toldOf } from '../side-panel/side-root';
import { DoctorPanel } from './DoctorPanel';

/** Listens from now on, and puts the view into the page once all of it has loaded. */
const told = toldOf<Omit<Told, 'leave'>>('doctor');
if (told) {
  const checkups = new Checkups();
  whenLoaded(() =>
    drawView('doctor', <DoctorPanel {...told} subscribe={(tell) => checkups.subscribe(tell)} />),
  );
}
