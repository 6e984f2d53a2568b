/** Options of `kMeans`. */
export interface KMeansOptions {
  /** Cluster 0 keeps its centroid at the origin, whatever points it gets (CETR, 2-D). Default: false. */
  readonly pinOrigin?: boolean;
}

/** The cluster of each point, and the clusters' centroids as one flat array of k × dims coordinates. */
export interface Clustering {
  readonly labels: Int32Array;
  readonly centroids: Float64Array;
}

// Lloyd's rounds have no useful bound of their own; this one keeps the cost linear on hostile input.
const MAX_ROUNDS = 100;

/**
 * Lloyd's k-means by Euclidean distance on one flat array of n × dims coordinates; the same points give the same clusters.
 *
 * Seeds: the origin if pinned, else the point nearest to it; then, one by one, the point farthest from all seeds so far.
 * Ties go to the lower index and a cluster without points keeps its centroid, so no input is too small or too uniform:
 * identical points simply share one cluster. Cost: at most 100 rounds of n × k × dims.
 */
export function kMeans(
  points: ArrayLike<number>,
  dims: number,
  k: number,
  { pinOrigin = false }: KMeansOptions = {},
): Clustering {
  const labels = new Int32Array(points.length / dims).fill(-1);
  const centroids = chooseSeeds(points, dims, k, pinOrigin);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!assignPoints(points, dims, labels, centroids)) break;
    moveCentroids(points, dims, labels, centroids, pinOrigin ? 1 : 0);
  }
  return { labels, centroids };
}

function chooseSeeds(points: ArrayLike<number>, dims: number, k: number, pinOrigin: boolean): Float64Array {
  const seeds = new Float64Array(k * dims);
  if (points.length === 0) return seeds;
  const distancesTo = (cluster: number): Float64Array =>
    new Float64Array(points.length / dims).map((_, p) => squaredDistance(points, p, seeds, cluster, dims));
  const place = (cluster: number, p: number): void => {
    for (let d = 0; d < dims; d++) seeds[cluster * dims + d] = points[p * dims + d]!;
  };

  let nearest = distancesTo(0);
  if (!pinOrigin) {
    place(0, nearest.indexOf(nearest.reduce((a, b) => Math.min(a, b))));
    nearest = distancesTo(0);
  }
  for (let cluster = 1; cluster < k; cluster++) {
    place(cluster, nearest.indexOf(nearest.reduce((a, b) => Math.max(a, b))));
    const added = distancesTo(cluster);
    nearest = nearest.map((distance, p) => Math.min(distance, added[p]!));
  }
  return seeds;
}

/** Gives every point the label of its nearest centroid; says whether any label changed. */
function assignPoints(points: ArrayLike<number>, dims: number, labels: Int32Array, centroids: Float64Array): boolean {
  let changed = false;
  for (let p = 0; p < labels.length; p++) {
    let best = 0;
    let shortest = Number.POSITIVE_INFINITY;
    for (let cluster = 0; cluster * dims < centroids.length; cluster++) {
      const distance = squaredDistance(points, p, centroids, cluster, dims);
      if (distance < shortest) {
        best = cluster;
        shortest = distance;
      }
    }
    if (labels[p] !== best) changed = true;
    labels[p] = best;
  }
  return changed;
}

/** Moves every centroid from cluster `first` on to the mean of its points, if it has any. */
function moveCentroids(
  points: ArrayLike<number>,
  dims: number,
  labels: Int32Array,
  centroids: Float64Array,
  first: number,
): void {
  const sizes = new Int32Array(centroids.length / dims);
  for (let p = 0; p < labels.length; p++) {
    const cluster = labels[p]!;
    if (cluster < first) continue;
    const size = ++sizes[cluster]!;
    for (let d = 0; d < dims; d++) {
      const at = cluster * dims + d;
      // A running mean, as in mean.ts: the first point replaces the old centroid, identical points give no rounding error.
      centroids[at]! += (points[p * dims + d]! - centroids[at]!) / size;
    }
  }
}

function squaredDistance(
  points: ArrayLike<number>,
  p: number,
  centroids: Float64Array,
  cluster: number,
  dims: number,
): number {
  let sum = 0;
  for (let d = 0; d < dims; d++) sum += (points[p * dims + d]! - centroids[cluster * dims + d]!) ** 2;
  return sum;
}
