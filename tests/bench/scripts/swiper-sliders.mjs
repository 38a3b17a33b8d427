import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';
import { startSwipers } from './swiper-presets.mjs';

startSwipers(Swiper, [Navigation]);
