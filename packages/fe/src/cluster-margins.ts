import { FEATURE_COUNT } from './block-features.ts';

/**
 * How clearly each element belongs to `cluster`: o / (c + o), where c is its squared distance to that cluster's centroid and o
 * to the nearest other one. 1 at the centroid, 0.5 half-way between two, also where all centroids are the same.
 */
export function clusterMargins(features: Float64Array, centroids: Float64Array, cluster: number): Float64Array {
  return new Float64Array(features.length / FEATURE_COUNT).map((_, e) => {
    let own = 0;
    let other = Number.POSITIVE_INFINITY;
    for (let k = 0; k * FEATURE_COUNT < centroids.length; k++) {
      let distance = 0;
      for (let f = 0; f < FEATURE_COUNT; f++) {
        distance += (features[e * FEATURE_COUNT + f]! - centroids[k * FEATURE_COUNT + f]!) ** 2;
      }
      if (k === cluster) own = distance;
      else other = Math.min(other, distance);
    }
    return own + other > 0 ? other / (own + other) : 0.5;
  });
}
